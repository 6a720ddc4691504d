import { TREE_LIMITS } from '@nabu/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../../i18n/language.ts';
import { RecordText } from '../record-text.tsx';
import { begun, type Trouble, troubleText } from './begin.ts';

/** Opens a record or tree from a file or as text; what cannot be opened stays in the field. */
export function Reader({ brought }: { readonly brought: string }) {
  const words = useWords();
  const { analysis } = words;
  const [, go] = useLocation();
  const [text, setText] = useState(brought);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => setText((now) => now || brought), [brought]);
  const open = async (record: string) => {
    setText(record);
    const outcome = await begun(record);
    if (typeof outcome === 'string' && outcome.startsWith('/')) go(outcome);
    else setTrouble(outcome as Trouble);
  };
  return (
    <section className="card pad shelf-import" aria-labelledby="analysis-read">
      <h2 id="analysis-read">{analysis.read}</h2>
      <p className="soft">{analysis.readHint}</p>
      <RecordText
        label={analysis.paste}
        button={analysis.openText}
        most={TREE_LIMITS.text}
        text={text}
        onText={setText}
        onRead={open}
        onTrouble={setTrouble}
      />
      <div role="alert">
        {trouble && <p className="notice notice-bad">{troubleText(words, trouble)}</p>}
      </div>
    </section>
  );
}
