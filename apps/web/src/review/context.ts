import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Reviewing, ReviewState } from './reviewing.ts';

const Context = createContext<Reviewing | null>(null);
/** Gives a table its review. */
export const ReviewProvider = Context.Provider;

/** The review of the table around. */
export function useReviewing(): Reviewing {
  const reviewing = useContext(Context);
  if (!reviewing) throw new Error('A review belongs to a table.');
  return reviewing;
}

/** How the review of the table around stands. */
export function useReview(): ReviewState {
  return useStore(useReviewing().store);
}
