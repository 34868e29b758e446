// Makes the pages quicker to use. Everything also works without it, with links and forms.
'use strict';

(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const entry = $('#entry');
  const isTyping = element => element.matches('input, textarea, select, [contenteditable]');

  // Sends a message through the form of the entry box.
  const say = message => {
    entry.value = message;
    entry.form.requestSubmit($('.main', entry.form));
  };

  // The preview under the entry box: what the bot understands while somebody types.
  const output = $('#understood');
  let asked;
  const make = (name, style, text) => {
    const element = document.createElement(name);
    if (style) element.className = style;
    if (text) element.textContent = text;
    return element;
  };

  const token = (part, typed) => {
    const item = make('li', 'token ' + part.kind);
    item.append(make('span', 'kind', part.label), ' ', make('bdi', '', part.text));
    if (part.withdrawn) {
      const cross = make('button', '', '×');
      cross.type = 'button';
      cross.setAttribute('aria-label', part.withdrawing);
      cross.addEventListener('click', () => {
        // It does not know what was typed meanwhile.
        if (entry.value === typed) entry.value = part.withdrawn;
        entry.focus();
        preview();
      });
      item.append(cross);
    }
    return item;
  };

  const preview = async () => {
    asked?.abort();
    if (entry.value.trim().length < 2) return output.replaceChildren();
    asked = new AbortController();
    const typed = entry.value;
    try {
      const answer = await fetch('/preview', {
        method: 'POST', body: new URLSearchParams(new FormData(entry.form)),
        headers: { Accept: 'application/json' }, signal: asked.signal,
      });
      if (!answer.ok) return output.replaceChildren();
      const list = make('ul', 'tokens');
      list.append(...(await answer.json()).map(part => token(part, typed)));
      output.replaceChildren(list);
    } catch { /* Another letter was typed, or there is no connection: nothing is lost. */ }
  };

  if (entry) {
    let wait;
    entry.addEventListener('input', () => {
      clearTimeout(wait);
      wait = setTimeout(preview, 200);
    });
    entry.addEventListener('keydown', event => {
      if (event.key === 'Escape') entry.blur();
    });
  }

  // A change can be undone here for ten seconds, and longer while somebody looks at it. Later the history can undo it.
  const notice = $('.notice:has(.undo)');
  if (notice) {
    let left = 10;
    const clock = setInterval(() => {
      if (notice.matches(':hover, :focus-within') || --left > 0) return;
      clearInterval(clock);
      // Its button stays for the key.
      notice.style.display = 'none';
    }, 1000);
  }

  // Keys: each does the same as the link, button or field that names it.
  const places = { e: '.item form.item [name=name]', x: '.act-done' };
  document.addEventListener('keydown', event => {
    if (document.body.dataset.keys !== 'on' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) return;
    if (event.key === '?') return location.assign('/help#keys');
    // The arrows turn the pages of a calendar.
    const isForward = { ArrowRight: true, ArrowLeft: false }[event.key];
    if (isForward !== undefined && !event.shiftKey) {
      const isMirrored = getComputedStyle(document.body).direction === 'rtl';
      return $(isForward === isMirrored ? '.pager [rel=prev]' : '.pager [rel=next]')?.click();
    }
    const selector = places[event.key]
      || (/^[a-z/]$/.test(event.key) && '[aria-keyshortcuts="' + event.key + '"]');
    const element = selector && $(selector);
    if (!element) return;
    event.preventDefault();
    if (isTyping(element)) element.focus();
    else element.click();
  });

  // Dragging moves an item to another day, or to another time of a day. The item's page has buttons for that.
  const dragged = link => {
    const address = new URL(link.href);
    const [, kind, number] = address.pathname.split('/');
    const on = address.searchParams.get('on');
    return /^(todo|event)$/.test(kind) && on ? { number, on } : null;
  };
  const dateOf = element => element?.getAttribute('href')?.match(/\d{4}-\d\d-\d\d$/)?.[0];
  const target = event => {
    const cell = event.target.closest('.month td');
    if (cell) return { date: dateOf($('.date', cell)) };
    const grid = event.target.closest('.grid');
    if (!grid || grid.closest('.shifted')) return null;
    const row = parseFloat(getComputedStyle(grid).gridAutoRows);
    const quarter = Math.floor((event.clientY - grid.getBoundingClientRect().top) / row) + Number(grid.dataset.from);
    if (!(quarter >= 0 && quarter < 96)) return null;
    const two = number => String(number).padStart(2, '0');
    return { date: dateOf($('h2 a', grid.closest('.col'))), time: two(quarter >> 2) + ':' + two(quarter % 4 * 15) };
  };
  // Dragging the lower edge of an event makes it longer or shorter. Its form can do that, too.
  for (const link of document.querySelectorAll('.grid:not(.shifted *) .block:not(.todo) a')) {
    const grip = make('span', 'grip');
    grip.draggable = true;
    link.append(grip);
  }
  const stretch = (link, to) => {
    const button = make('button');
    button.formAction = link.getAttribute('href').replace('?', '/end?');
    button.formNoValidate = true;
    button.name = 'end';
    // The event ends at the end of the quarter on which its edge was dropped.
    button.value = new Date(Date.parse(to.date + 'T' + to.time + 'Z') + 900_000).toISOString().slice(0, 16);
    entry.form.append(button);
    entry.form.requestSubmit(button);
  };
  let held;
  document.addEventListener('dragstart', event => {
    const link = event.target.closest?.('.month li a, .block a');
    held = link && dragged(link);
    if (held && event.target.matches('.grip')) held.edge = link;
  });
  document.addEventListener('dragover', event => {
    if (held && target(event)?.date) event.preventDefault();
  });
  document.addEventListener('drop', event => {
    const to = held && target(event);
    if (!to?.date) return;
    event.preventDefault();
    if (held.edge) return to.time && stretch(held.edge, to);
    const time = to.time || held.on.split('T')[1] || '';
    if (held.on === to.date + (time && 'T' + time)) return;
    say('!move #' + held.number + ' ' + held.on.split('T')[0] + ' to ' + (to.date + ' ' + time).trim());
  });

  // Swiping over a calendar goes to the period before or after it.
  const body = $('.beside .body');
  let touch;
  body?.addEventListener('touchstart', event => { touch = event.changedTouches[0]; }, { passive: true });
  body?.addEventListener('touchend', event => {
    const end = event.changedTouches[0];
    const [x, y] = [end.clientX - touch.clientX, end.clientY - touch.clientY];
    if (Math.abs(x) < 80 || Math.abs(x) < 2 * Math.abs(y)) return;
    const isForward = (x < 0) === (getComputedStyle(body).direction === 'ltr');
    $(isForward ? '.pager [rel=next]' : '.pager [rel=prev]')?.click();
  }, { passive: true });

  // Pages for reading without a connection are kept only if the person asks for that, and while they are signed in.
  const workers = navigator.serviceWorker;
  if (document.body.dataset.offline) {
    const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => '/sw.js' });
    workers?.register(policy ? policy.createScriptURL('') : '/sw.js');
    if (!navigator.onLine) {
      const told = make('aside', 'notice wrong', document.body.dataset.offline);
      told.setAttribute('role', 'status');
      $('main').before(told);
      for (const button of document.querySelectorAll('button')) button.disabled = true;
    }
  } else {
    workers?.getRegistrations().then(all => all.forEach(one => one.unregister()));
    window.caches?.delete('pages');
  }

  // A page that was out of sight for a while shows what has changed meanwhile, unless somebody is typing.
  const shown = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isEdited = [...document.querySelectorAll('input:not([type=hidden]), textarea')]
      .some(field => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
    if (!document.hidden && Date.now() - shown > 60_000 && !isEdited) location.reload();
  });
})();
