/** Tells script the time of the server, because the clock of a browser may be wrong by years. */
export const describeServerTiming = () => `now;dur=${Date.now()}`;
