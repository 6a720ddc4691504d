const PATHS = {
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0 0 12',
  restart: 'M5 5v6h6M5.5 11a8 8 0 1 1-.5 5',
  log: 'M5 6h14M5 12h14M5 18h9',
  chart: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  menu: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6L6 18',
  moon: 'M20 14a8 8 0 1 1-10-10 6.5 6.5 0 0 0 10 10z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  first: 'M7 6v12M18 6l-8 6 8 6z',
  previous: 'M15 6l-8 6 8 6z',
  next: 'M9 6l8 6-8 6z',
  last: 'M17 6v12M6 6l8 6-8 6z',
  previousTurn: 'M12 6l-7 6 7 6zM20 6l-7 6 7 6z',
  nextTurn: 'M4 6l7 6-7 6zM12 6l7 6-7 6z',
  plan: 'M4 19l4-1L19 7l-3-3L5 15zM13 7l3 3M4 5h5M4 9h3',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  again: 'M12 7v5l3 2M4 5v5h5M4.500 10a8 8 0 1 1-.3 4',
  text: 'M5 6h14M12 6v13',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 8.500a1 1 0 1 0 .01 0z',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
  copy: 'M8 8V4h12v12h-4M4 8h12v12H4z',
  check: 'M5 13l4 4L19 7',
  warn: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  book: 'M5 5c3-1 5-1 7 1 2-2 4-2 7-1v13c-3-1-5-1-7 1-2-2-4-2-7-1zM12 6v13',
  people:
    'M9 5a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM3 19c0-3.500 2.500-5.500 6-5.500s6 2 6 5.500M16 5.500a2.800 2.800 0 0 1 0 5.300M17.500 13.800c2.200.7 3.500 2.500 3.500 5.200',
  cup: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 4.500 3 5M17 6h3c0 3-1 4.500-3 5M12 14v4M8 20h8',
  back: 'M14 6l-6 6 6 6',
  branch: 'M6 4v16M6 15c0-5 3-6 8-6h4M15 6l3 3-3 3',
  dice: 'M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01',
  pen: 'M4 20l1-5L16 4l4 4L9 19z',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  up: 'M12 19V6M6 12l6-6 6 6',
  fold: 'M6 15l6-6 6 6',
  unfold: 'M6 9l6 6 6-6',
  lamp: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.6-1 1.200-1 2h-5c0-.8-.4-1.400-1-2z',
  person:
    'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4.500 20c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500z',
  guest:
    'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM4.500 20c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500',
  key: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
} as const;

/** A small line drawing; it is always beside words or on a button that has a name. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  const shift = name === 'undo' || name === 'redo' ? 'translate(0 -3.5)' : undefined;
  return (
    <svg className="icon" viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
      <path
        d={PATHS[name]}
        transform={shift}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
