// wcwidth(3) for Swift, whose C library module hides X/Open's additions.
#pragma once

int wcwidth(int character);
