/** The four symbols as strokes in a box of 24 by 24, in the order of the rules. */
export const SYMBOL_PATHS: readonly string[] = [
  // Fountain: a bowl on a foot, two arcs of water.
  'M4 15h16c0 3.2-3 4.6-5.6 4.6h-4.8C7 19.6 4 18.2 4 15zM12 19.6V22M8.5 22h7M12 15V7M12 7c-.4-3-5-3.6-5.4.6M12 7c.4-3 5-3.6 5.4.6M12 4.5V2.5',
  // Bridge: an arch with a deck and its rail.
  'M2 18.5c0-9 20-9 20 0M7 18.5c0-4.4 10-4.4 10 0M2 18.5h5M17 18.5h5M3 10c5-4.4 13-4.4 18 0M6.3 8v4M12 6.7v4M17.7 8v4',
  // Stairway: five steps.
  'M3 20.5h4.2v-4h4.2v-4h4.2v-4h4.4v-4M3 20.5h18M7.2 12l8-7.6M15.2 4.4h-3.4M15.2 4.4v3.4',
  // Statue: a figure on a pedestal.
  'M7 21.5h10M8.5 21.5v-3h7v3M9.5 18.5c0-3-1.3-4.2-1.3-6.6 0-2 1.7-2.8 3.8-2.8s3.8.8 3.8 2.8c0 2.4-1.3 3.6-1.3 6.6M12 9.1a2.8 2.8 0 1 0 0-5.6a2.8 2.8 0 0 0 0 5.6z',
];
