import '../../analysis/analysis.css';
import { RecordError } from '@nabu/kernel';
import { useEffect, useState } from 'react';
import { AnalysisTable } from '../../analysis/analysis-table.ts';
import { keepAnalysis, keptAnalysis } from '../../analysis/kept.ts';
import { idAt, listedAs, openTree, placesTo } from '../../analysis/open.ts';
import { AnalysisPanel } from '../../analysis/panel.tsx';
import { AnalysisStrip } from '../../analysis/strip.tsx';
import { useWords } from '../../i18n/language.ts';
import { TableLoader } from '../../table/table-loader.tsx';
import { NotFound } from '../not-found.tsx';
import { Waiting } from '../waiting.tsx';

/** Changes are kept so long after the last of them (ms). */
const KEEP_AFTER = 300;

/** One analysis of this device on the real board. */
export function AnalysisBoard({ id }: { readonly id: string }) {
  const { analysis, faults } = useWords();
  const [opened, setOpened] = useState<AnalysisTable | 'missing' | RecordError | null>(null);
  useEffect(() => {
    const kept = keptAnalysis(id);
    if (!kept) return setOpened('missing');
    const keeper = new Keeping(id);
    let gone = false;
    openTree(kept.text).then(
      (tree) => {
        if (gone) return;
        const at = idAt(tree.tree, kept.at);
        setOpened(new AnalysisTable(id, tree, at, (table) => keeper.later(table)));
      },
      (error) => gone || setOpened(error instanceof RecordError ? error : 'missing'),
    );
    const leave = () => keeper.now();
    window.addEventListener('pagehide', leave);
    return () => {
      gone = true;
      window.removeEventListener('pagehide', leave);
      keeper.now();
    };
  }, [id]);
  if (opened === null) return <Waiting />;
  if (opened === 'missing') return <NotFound sentence={analysis.missing} />;
  if (opened instanceof RecordError)
    return (
      <NotFound
        sentence={`${analysis.unread(opened.line)} ${faults[opened.fault](opened.quote)}`}
      />
    );
  return <TableLoader session={opened} teacher={<AnalysisStrip />} beside={<AnalysisPanel />} />;
}

/** Keeps an analysis a moment after it has changed, and at once when the page goes. */
class Keeping {
  readonly #id: string;
  #waiting: AnalysisTable | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  later(table: AnalysisTable): void {
    this.#waiting = table;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), KEEP_AFTER);
  }

  now(): void {
    clearTimeout(this.#timer);
    const table = this.#waiting;
    this.#waiting = null;
    if (!table) return;
    const { tree, at } = table;
    const kept = { text: table.text(), at: placesTo(tree, at) };
    table.kept(keepAnalysis(listedAs(this.#id, tree), kept));
  }
}
