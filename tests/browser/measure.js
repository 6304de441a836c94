// What is wrong with how a page is laid out: texts that do not fit, and zones that lie over each other.
(zones) => {
  const SLACK = Math.max(2, innerHeight / 300); // lines are a little higher than the letters in them
  const wrong = [];
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].slice(0, 3).join('.')}`;
  const outside = (text, box) =>
    text.left < box.left - SLACK || text.right > box.right + SLACK || text.top < box.top - SLACK || text.bottom > box.bottom + SLACK;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || !shown(parent) || parent.closest('.hidden-text, svg, [data-seat] .name')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      if (text.width < 1 || text.height < 1) continue;
      for (let box = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.clipPath !== 'none' && style.position === 'absolute') break;
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        if (scrolls && box !== document.documentElement && box !== document.body) break;
        const clips = /hidden|clip/.test(style.overflowX + style.overflowY);
        if ((clips || box.matches('button, label, .button')) && box !== document.body && box !== document.documentElement && outside(text, box.getBoundingClientRect()))
          wrong.push(`“${node.data.trim().slice(0, 40)}” does not fit into ${name(box)}`);
        if (style.position === 'fixed') break;
      }
      if (text.left < -SLACK || text.right > innerWidth + SLACK) wrong.push(`“${node.data.trim().slice(0, 40)}” is beyond the edge`);
    }
  }
  for (const one of document.querySelectorAll('button, a, input, [role="button"]')) {
    const box = one.getBoundingClientRect();
    let scrolls = one.parentElement;
    while (scrolls && !/auto|scroll/.test(getComputedStyle(scrolls).overflowX)) scrolls = scrolls.parentElement;
    if (shown(one) && !scrolls && box.width > 1 && (box.left < -SLACK || box.right > innerWidth + SLACK)) wrong.push(`${name(one)} is beyond the edge`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);

  const boxes = zones.flatMap((zone) => [...document.querySelectorAll(zone)].filter(shown).map((one) => [zone, one.getBoundingClientRect()]));
  for (const [first, a] of boxes)
    for (const [second, b] of boxes) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (first < second && wide > 6 && high > 6) wrong.push(`${first} and ${second} overlap by ${Math.round(wide)}x${Math.round(high)}`);
    }
  return [...new Set(wrong)];
};
