import type { Rect } from './rect.ts';

/** A place to mark: a box, or an outline where it is none. */
export interface NewsPlace {
  readonly key: string;
  readonly area?: Rect;
  readonly outline?: string;
}

/**
 * Marks what others did since the viewer's last move: a light dashed line on a dark one, so that it
 * is seen on any ground and is not taken for the gold of what can be chosen.
 */
export function NewsLayer({ places }: { readonly places: readonly NewsPlace[] }) {
  return (
    <g className="news">
      {places.map(({ key, area, outline }) => (
        <g key={key} data-news={key}>
          {['news-case', 'news-line'].map((name) =>
            outline ? (
              <path key={name} className={name} d={outline} />
            ) : (
              <rect key={name} className={name} {...area} rx={9} />
            ),
          )}
        </g>
      ))}
    </g>
  );
}
