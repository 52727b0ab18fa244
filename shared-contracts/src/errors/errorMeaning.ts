/**
 * An expected refusal: its HTTP status, the `code` of its reply envelope (the site offers a new login
 * on 50008, 50012 and 50014), and an English text for API clients.
 */
export function refusal<const HttpStatus extends number, const EnvelopeCode extends number>(
  httpStatus: HttpStatus,
  envelopeCode: EnvelopeCode,
  message: string,
) {
  return { httpStatus, envelopeCode, message };
}

/** A failure of the server, which tells clients nothing more. */
export function failure<const HttpStatus extends number>(httpStatus: HttpStatus) {
  return refusal(httpStatus, httpStatus, 'Error');
}
