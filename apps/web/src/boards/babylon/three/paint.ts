import { CanvasTexture, SRGBColorSpace } from 'three';
import { SYMBOL_PATHS } from '../symbols.ts';

function canvas(size: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const sheet = document.createElement('canvas');
  sheet.width = size;
  sheet.height = size;
  const pen = sheet.getContext('2d');
  if (pen) draw(pen);
  const texture = new CanvasTexture(sheet);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Grains of stone, always the same. */
function speckle(pen: CanvasRenderingContext2D, size: number, grains: number): void {
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let i = 0; i < grains; i++) {
    pen.fillStyle = next() > 0.5 ? 'rgba(255,255,255,.10)' : 'rgba(60,40,20,.09)';
    pen.fillRect(next() * size, next() * size, 1 + next() * 3, 1 + next() * 3);
  }
}

/** The paving of a terrace: four spaces with a joint between them; light, to be tinted. */
export function pavingTexture(): CanvasTexture {
  return canvas(256, (pen) => {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 256, 256);
    speckle(pen, 256, 1400);
    pen.strokeStyle = 'rgba(40,24,12,.42)';
    pen.lineWidth = 4;
    pen.strokeRect(6, 6, 244, 244);
    pen.lineWidth = 3;
    pen.beginPath();
    pen.moveTo(128, 6);
    pen.lineTo(128, 250);
    pen.moveTo(6, 128);
    pen.lineTo(250, 128);
    pen.stroke();
    pen.strokeStyle = 'rgba(255,255,255,.5)';
    pen.lineWidth = 1.5;
    pen.strokeRect(10, 10, 236, 236);
  });
}

/** A medallion with a symbol: ivory with lapis ink, readable on every material. */
export function markTexture(symbol: number): CanvasTexture {
  return canvas(256, (pen) => {
    pen.beginPath();
    pen.arc(128, 128, 116, 0, 2 * Math.PI);
    pen.fillStyle = '#f7ecd2';
    pen.fill();
    pen.lineWidth = 9;
    pen.strokeStyle = '#b5822a';
    pen.stroke();
    pen.translate(36, 36);
    pen.scale(184 / 24, 184 / 24);
    pen.lineWidth = 1.9;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.strokeStyle = '#1d3f8a';
    pen.stroke(new Path2D(SYMBOL_PATHS[symbol]));
  });
}

/** How many discs stand in a row of their sheet. */
export const DISC_ROW = 4;

/** Discs with the numbers 0 to 15, row by row: gold with an edge of lapis, so that they show on every stone. */
export function discTexture(): CanvasTexture {
  const unit = 128;
  return canvas(DISC_ROW * unit, (pen) => {
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.font = `800 ${unit * 0.62}px Inter, system-ui, sans-serif`;
    for (let level = 0; level < DISC_ROW ** 2; level++) {
      const x = ((level % DISC_ROW) + 0.5) * unit;
      const y = (Math.floor(level / DISC_ROW) + 0.5) * unit;
      pen.beginPath();
      pen.arc(x, y, unit * 0.42, 0, 2 * Math.PI);
      pen.fillStyle = '#ffd873';
      pen.fill();
      pen.lineWidth = unit * 0.1;
      pen.strokeStyle = '#16336c';
      pen.stroke();
      pen.fillStyle = '#2a1a02';
      pen.fillText(String(level), x, y + unit * 0.035);
    }
  });
}

const MARGIN = 0.6;
/** The side of the painted board: eight spaces and a margin with letters and numbers. */
export const BOARD = 8 + 2 * MARGIN;

/** The board: sandstone with 64 notches, lettered along its rim. */
export function boardTexture(): CanvasTexture {
  const size = 1024;
  const unit = size / BOARD;
  return canvas(size, (pen) => {
    pen.fillStyle = '#dcc08e';
    pen.fillRect(0, 0, size, size);
    const edge = MARGIN * unit;
    pen.fillStyle = '#ead4a8';
    pen.fillRect(edge, edge, 8 * unit, 8 * unit);
    speckle(pen, size, 9000);
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 8; column++)
        notch(pen, edge + column * unit, edge + row * unit, unit);
    pen.strokeStyle = '#2f5fb8';
    pen.lineWidth = 10;
    pen.strokeRect(edge - 8, edge - 8, 8 * unit + 16, 8 * unit + 16);
    pen.strokeStyle = '#e3ae3f';
    pen.lineWidth = 3;
    pen.strokeRect(edge - 16, edge - 16, 8 * unit + 32, 8 * unit + 32);
    letters(pen, edge, unit, size);
  });
}

function notch(pen: CanvasRenderingContext2D, x: number, y: number, unit: number): void {
  pen.strokeStyle = 'rgba(110,78,36,.28)';
  pen.lineWidth = 2;
  pen.strokeRect(x, y, unit, unit);
  pen.beginPath();
  pen.arc(x + unit / 2, y + unit / 2, unit * 0.17, 0, 2 * Math.PI);
  pen.fillStyle = 'rgba(120,84,40,.34)';
  pen.fill();
  pen.beginPath();
  pen.arc(x + unit / 2, y + unit / 2 + 2, unit * 0.15, 0, 2 * Math.PI);
  pen.fillStyle = 'rgba(90,60,26,.26)';
  pen.fill();
}

function letters(pen: CanvasRenderingContext2D, edge: number, unit: number, size: number): void {
  pen.fillStyle = '#5a3d16';
  pen.font = `600 ${unit * 0.3}px Georgia, serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let i = 0; i < 8; i++) {
    const middle = edge + (i + 0.5) * unit;
    for (const far of [edge * 0.42, size - edge * 0.42]) {
      pen.fillText('abcdefgh'[i], middle, far);
      pen.fillText(String(i + 1), far, middle);
    }
  }
}

/** Glazed brick with golden rosettes, for the walls of the plinth. */
export function brickTexture(): CanvasTexture {
  return canvas(512, (pen) => {
    pen.fillStyle = '#244f9e';
    pen.fillRect(0, 0, 512, 512);
    for (let row = 0; row < 8; row++)
      for (let i = -1; i < 8; i++) {
        const shade = ((row * 7 + i * 13) % 5) * 5;
        pen.fillStyle = `rgb(${30 + shade},${74 + shade},${150 + shade * 2})`;
        pen.fillRect(i * 68 + (row % 2) * 34 + 2, row * 64 + 2, 64, 60);
      }
    pen.fillStyle = '#e3ae3f';
    pen.fillRect(0, 20, 512, 14);
    pen.fillRect(0, 478, 512, 14);
    for (let i = 0; i < 4; i++) rosette(pen, 64 + i * 128, 256);
  });
}

function rosette(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.fillStyle = '#f6ecd0';
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4;
    pen.beginPath();
    pen.ellipse(x + Math.cos(angle) * 26, y + Math.sin(angle) * 60, 12, 24, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.fillStyle = '#e3ae3f';
  pen.beginPath();
  pen.ellipse(x, y, 16, 34, 0, 0, 2 * Math.PI);
  pen.fill();
}

/** Sand that fades away, so that the garden stands on no visible edge. */
export function groundTexture(inner: string): CanvasTexture {
  return canvas(512, (pen) => {
    const fade = pen.createRadialGradient(256, 256, 60, 256, 256, 256);
    fade.addColorStop(0, `${inner}ff`);
    fade.addColorStop(0.5, `${inner}cc`);
    fade.addColorStop(1, `${inner}00`);
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 512, 512);
  });
}

/** Water with faint ripples. */
export function rippleTexture(): CanvasTexture {
  return canvas(512, (pen) => {
    pen.fillStyle = '#8fc9c6';
    pen.fillRect(0, 0, 512, 512);
    pen.lineCap = 'round';
    for (let i = 0; i < 150; i++) {
      const [x, y] = [(i * 197) % 512, (i * 89 + ((i * i) % 37)) % 512];
      const length = 18 + ((i * 31) % 46);
      pen.strokeStyle = i % 3 === 0 ? 'rgba(255,255,255,.34)' : 'rgba(20,70,90,.22)';
      pen.lineWidth = 1.5 + (i % 3);
      pen.beginPath();
      pen.moveTo(x, y);
      pen.quadraticCurveTo(x + length / 2, y - 6, x + length, y);
      pen.stroke();
    }
  });
}
