import art from './art.module.css';

/** The gate at low water: its staff shows how far the level has fallen. */
export function BlackFridayArt() {
  return (
    <svg className={art.art} viewBox="0 0 480 360" aria-hidden="true">
      <path className={art.water} d="M96 76h256v256H96z" />
      <Portcullis />
      <path className={art.shoal} d="M96 272h256v60H96z" />
      <path
        className={art.glass}
        d="M96 272q16-7 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0M112 290q16-6 32 0t32 0M232 296q16-5 32 0t32 0M148 314q14-4 28 0t28 0"
      />
      <path className={art.paper} d="M172 258h60l-10 16h-40z" />
      <path className={art.ink} d="M172 258h60l-10 16h-40zM202 258v-46l22 38h-22" />
      <Piers />
      <Fall />
    </svg>
  );
}

function Portcullis() {
  return (
    <path
      className={art.ink}
      d="M128 76v66l-5 8m5-8 5 8M160 76v66l-5 8m5-8 5 8M192 76v66l-5 8m5-8 5 8M224 76v66l-5 8m5-8 5 8M256 76v66l-5 8m5-8 5 8M288 76v66l-5 8m5-8 5 8M320 76v66l-5 8m5-8 5 8M96 100h256M96 126h256"
    />
  );
}

function Piers() {
  return (
    <>
      <path className={art.land} d="M20 48h440v28H20zM40 76h56v256H40zM352 76h88v256h-88z" />
      <path
        className={art.ink}
        d="M20 48h440v28H20zM40 76v256m56-256v256M352 76v256m88-256v256M12 332h456M352 128h40m48 0h-24M352 180h22m66 0h-40M352 232h48m40 0h-16M352 284h28m60 0h-36"
      />
      <circle className={art.lamp} cx="240" cy="30" r="9" />
      <path className={art.ink} d="M240 48v-8M226 48h28" />
    </>
  );
}

function Fall() {
  return (
    <>
      <path
        className={art.ink}
        d="M56 96h12M56 112h20M56 128h12M56 144h20M56 160h12M56 176h20M56 192h12M56 208h20M56 224h12M56 240h20M56 256h12M56 272h20M56 288h12"
      />
      <path className={`${art.signal} ${art.dashed}`} d="M96 160h256" />
      <path className={art.signal} d="M388 160v104m0 8-9-13m9 13 9-13" />
    </>
  );
}
