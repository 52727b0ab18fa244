import type { ReactNode } from 'react';
import art from './art.module.css';

/** Sunrise at spring tide: the buoys that mark the channel are eggs for a weekend. */
export function EasterArt() {
  return (
    <svg className={art.art} viewBox="0 0 480 360" aria-hidden="true">
      <Sunrise />
      <path className={art.water} d="M0 210h480v150H0z" />
      <path
        className={art.glass}
        d="M0 210q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0"
      />
      <path
        className={art.faint}
        d="M20 306q20-6 40 0t40 0M330 300q20-6 40 0t40 0 40 0M150 338q20-5 40 0t40 0 40 0M30 240q20-6 40 0M390 236q20-6 40 0"
      />
      <g transform="translate(96 150) rotate(-8 44 60)">
        <Egg>
          <path
            className={art.ink}
            d="M4 66q10-12 20 0t20 0 20 0 20 0M8 84q9-10 18 0t18 0 18 0 18 0"
          />
        </Egg>
      </g>
      <g transform="translate(214 176) rotate(5 44 60)">
        <Egg>
          <path className={art.ink} d="M3 70h82M8 50l9-12 9 12 9-12 9 12 9-12 9 12 9-12 9 12" />
          <path className={art.signal} d="M6 84h76" />
        </Egg>
      </g>
      <g transform="translate(336 158) rotate(-4 44 60) scale(.86)">
        <Egg>
          <path className={art.ink} d="M44 38v44M22 60h44M30 46l28 28m0-28L30 74" />
        </Egg>
      </g>
      <path
        className={art.glass}
        d="M84 262q14-6 28 0t28 0 28 0M206 290q14-6 28 0t28 0 28 0M322 264q14-6 28 0t28 0 28 0"
      />
    </svg>
  );
}

function Sunrise() {
  return (
    <>
      <path className={art.land} d="M140 210a100 100 0 0 1 200 0z" />
      <path className={art.lamp} d="M184 210a56 56 0 0 1 112 0z" />
      <path
        className={art.signal}
        d="M240 86V60M178 102l-13-22M302 102l13-22M133 148l-23-13M347 148l23-13M116 210H90M390 210h-26"
      />
      <path className={art.ink} d="M0 210h480" />
    </>
  );
}

function Egg({ children }: { children: ReactNode }) {
  return (
    <>
      <path
        className={art.paper}
        d="M44 4c22 0 42 40 42 68 0 30-18 48-42 48S2 102 2 72C2 44 22 4 44 4z"
      />
      {children}
      <path
        className={art.ink}
        d="M44 4c22 0 42 40 42 68 0 30-18 48-42 48S2 102 2 72C2 44 22 4 44 4z"
      />
      <path className={art.ink} d="M44 4v-16" />
      <circle className={art.lamp} cx="44" cy="-16" r="5" />
    </>
  );
}
