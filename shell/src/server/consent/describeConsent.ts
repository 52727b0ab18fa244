import type { TFunction } from 'i18next';
import type { FastifyRequest } from 'fastify';
import type { ConsentMessages } from '../../pageContext';
import { toPageUrl } from '../page-requests/pageAddress';
import { readConsent } from './readConsent';

export function describeConsent(t: TFunction, request: FastifyRequest): ConsentMessages {
  return {
    heading: t('consent.heading'),
    text: t('consent.text'),
    policy: t('consent.policy'),
    accept: t('consent.accept'),
    reject: t('consent.reject'),
    withdraw: t('consent.withdraw'),
    failed: t('consent.failed'),
    ...(readConsent(request) === undefined && { back: toPageUrl(request) }),
  };
}
