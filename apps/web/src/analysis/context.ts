import { createContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useLasting } from '../table/context.ts';
import { type AnalysisState, AnalysisTable } from './analysis-table.ts';

/** The table of the analysis board around. */
export function useAnalysisTable(): AnalysisTable {
  const { session } = useLasting();
  if (!(session instanceof AnalysisTable)) throw new Error('This part belongs to an analysis.');
  return session;
}

/** One part of where the analysis stands. */
export function useAnalysis<T>(select: (state: AnalysisState) => T): T {
  return useStore(useAnalysisTable().analysis, select);
}

/** Who wrote the comments about positions, by their ids, where that is known. */
export const CommentAuthors = createContext<ReadonlyMap<number, string>>(new Map());

/** What stands behind positions in the tree besides moves and comments, by their ids: who looks at them, say. */
export const BehindPositions = createContext<ReadonlyMap<number, ReactNode>>(new Map());
