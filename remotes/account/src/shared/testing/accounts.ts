import type { PageGrant, Profile } from '@tidegate/contracts/api/account/schemas';
import type { Device, BrowserSession } from '@tidegate/contracts/api/settings/schemas';
import type { UserState } from '@tidegate/contracts/store/userState';
import { visitor } from '@tidegate/delivery/testing/testStore';

export function aLoginSession(changes: Partial<PageGrant> = {}): PageGrant {
  return { session: 's-1', expires_at: '2026-12-21T00:00:00.000Z', ...changes };
}

export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    user_id: '7f6a7a55-3f0d-4c5e-9a86-0b6f0b9c1d2e',
    email: 'ada@example.com',
    is_password_set: true,
    avatar: null,
    ...changes,
  };
}

export function aDevice(changes: Partial<Device> = {}): Device {
  return {
    app_type: 101,
    user_id: '0d9f4f7e-8a1c-4b7e-9d55-2f1f0c6a7b10',
    family: 'android',
    name: 'Ada’s phone',
    last_seen_at: '2026-11-20T18:30:00.000Z',
    ...changes,
  };
}

export function aBrowserSession(changes: Partial<BrowserSession> = {}): BrowserSession {
  return {
    session_id: '5b1f4d0e-3a52-4f5c-8f0e-6c1d2e3f4a5b',
    browser: 'Firefox',
    system: 'Linux',
    logged_in_at: '2026-11-19T08:15:00.000Z',
    is_current: false,
    ...changes,
  };
}

export function aSignedInUser(changes: Partial<UserState> = {}): UserState {
  const { user_id: userId, email } = aProfile();
  return { ...visitor, session: 's-1', userId, name: email ?? '', isPasswordSet: true, ...changes };
}
