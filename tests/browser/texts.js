// Every text that a page shows or says: what stands on it, and the names and titles of its parts.
() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent?.checkVisibility() && !parent.closest('[lang]:not(html), script, style')) found.add(walker.currentNode.data.trim());
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    if (!one.closest('[lang]:not(html)'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) if (one.hasAttribute(name)) found.add(one.getAttribute(name).trim());
  found.add(document.title);
  return [...found].filter((text) => /\p{L}{3}/u.test(text));
};
