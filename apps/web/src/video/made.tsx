import { useEffect, useMemo } from 'react';
import { useLanguage, useWords } from '../i18n/language.ts';
import type { Language } from '../table/kit.ts';

const inKilobytes = (language: Language) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' });
const KILOBYTES = { en: inKilobytes('en'), es: inKilobytes('es') };

/** What was made: it is shown, saved, and shared where the device can. */
export function Made({ blob, name }: { readonly blob: Blob; readonly name: string }) {
  const { video } = useWords();
  const language = useLanguage();
  const url = useMemo(() => URL.createObjectURL(blob), [blob]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const moves = blob.type.startsWith('video/');
  const file = useMemo(
    () => new File([blob], `${name}.${moves ? 'webm' : 'png'}`, { type: blob.type }),
    [blob, name, moves],
  );
  const sharing = { files: [file] };
  return (
    <>
      <p role="status">
        {video.made(moves, KILOBYTES[language].format(Math.ceil(blob.size / 1000)))}
      </p>
      {moves ? (
        // biome-ignore lint/a11y/useMediaCaption: it has no sound, and what happens is written in it
        <video className="video-made" src={url} controls aria-label={video.video} />
      ) : (
        <img className="video-made" src={url} alt={video.picture} />
      )}
      <a className="button" href={url} download={file.name}>
        {video.save}
      </a>
      {navigator.canShare?.(sharing) && (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.share(sharing).catch(() => undefined)}
        >
          {video.share}
        </button>
      )}
    </>
  );
}
