import {
  loginPath,
  setPasswordPath,
  anonymousSignupPath,
} from '@tidegate/contracts/api/account/endpoints';
import {
  beginTotpPath,
  confirmTotpPath,
  secondStepPath,
} from '@tidegate/contracts/api/second-factor/endpoints';
import type { TotpSecret } from '@tidegate/contracts/api/second-factor/schemas';
import type { Envelope } from '@tidegate/contracts/errors/envelope';
import { TOTP, URI } from 'otpauth';

import type { TestApp } from './testApp';

export const password = 'Second-Tide-5!';

interface Data {
  token: string;
  recovery_codes: string[];
}

interface Answer<Kind> {
  status: number;
  code: number;
  data: Kind;
  error?: { code: string; details?: { challenge?: string } };
}

/** A test account and, after `addApp`, its authenticator app. */
export async function createOwner({ app, now }: TestApp, email: string) {
  let totp = new TOTP();
  let token = '';
  const headers = () => (token ? { authorization: `Bearer ${token}` } : {});

  async function post<Kind = Data>(url: string, payload: object): Promise<Answer<Kind>> {
    const reply = await app.inject({ method: 'POST', url, payload, headers: headers() });
    return { status: reply.statusCode, ...reply.json<Envelope<Kind>>() } as Answer<Kind>;
  }
  const get = async (url: string) =>
    (await app.inject({ url, headers: headers() })).json<{ data: unknown }>().data;
  /** The app's code now or in a number of steps. */
  const codeNow = (steps = 0) => totp.generate({ timestamp: now().getTime() + steps * 30_000 });

  const { data } = await post(anonymousSignupPath, { email, language: 'en' });
  token = data.token;
  await post(setPasswordPath, { password });

  return {
    ...{ email, post, get, codeNow },
    token: () => token,
    /** Enrols the app with the code of a step and returns the recovery codes. */
    addApp: async (steps = 0) => {
      const started = await post<TotpSecret>(beginTotpPath, {
        confirmation: password,
        language: 'en',
      });
      totp = URI.parse(started.data.uri) as TOTP;
      const confirmed = await post(confirmTotpPath, { code: codeNow(steps), language: 'en' });
      return confirmed.data.recovery_codes;
    },
    logIn: (secret = password) => post(loginPath, { username: email, password: secret }),
    /** First step of a login, which returns the second step's challenge. */
    beginLogin: async () => {
      const { error } = await post(loginPath, { username: email, password });
      return error?.details?.challenge ?? '';
    },
    finishLogin: (challenge: string, proof: object) =>
      post(secondStepPath, { challenge, language: 'en', ...proof }),
  };
}

export type Owner = Awaited<ReturnType<typeof createOwner>>;
