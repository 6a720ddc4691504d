import type { Glossary } from '../../common/glossary.ts';

/** The nouns of Babylonia. */
export const glossary: Glossary = [
  { en: 'token', es: 'ficha' },
  { en: 'merchant', es: 'mercader' },
  { en: 'civil servant', es: 'funcionario', not: { es: ['sirviente', 'civil'] } },
  { en: 'priest', es: 'sacerdote' },
  { en: 'farmer', es: 'campesino' },
  { en: 'noble', es: 'noble' },
  { en: 'stand', es: 'atril' },
  { en: 'reserve', es: 'reserva' },
  { en: 'hex', es: 'hexágono' },
  { en: 'land', es: 'tierra' },
  { en: 'river', es: 'río' },
  { en: 'tile', es: 'loseta' },
  { en: 'city', es: 'ciudad' },
  { en: 'crop field', es: 'cultivo' },
  { en: 'ziggurat', es: 'zigurat' },
  { en: 'Ziggurat Card', es: 'carta de Zigurat' },
  { en: 'linked', es: 'conectado', not: { es: ['enlazado', 'enlazar'] } },
  { en: 'extra turn', es: 'turno adicional' },
  { en: 'symbol', es: 'símbolo' },
];
