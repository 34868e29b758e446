// wcwidth(3) for Swift, whose C library module hides what X/Open adds.
#pragma once

int wcwidth(int character);
