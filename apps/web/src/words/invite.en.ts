/** What is said when somebody is invited to a table; in English. */
export const inviteEn = {
  title: 'Invite others',
  what: (game: string) => `A table of ${game}`,
  link: 'Link to this table',
  copy: 'Copy the link',
  copied: 'The link was copied.',
  notCopied: 'This browser does not let us copy: select the link and copy it by hand.',
  share: 'Share',
  code: 'QR code of the link',
  scan: 'A phone’s camera opens the link from the code.',
  network: 'The link works for everybody on the same network as this device.',
  address: 'If the others cannot open it, try another address of this device:',
  onlyHere:
    'This link works on this device only: it is on no network, or the house was started for this device alone.',
};
