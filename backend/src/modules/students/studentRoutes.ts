import {
  requestStudentCodePath,
  claimStudentCodePath,
} from '@tidegate/contracts/api/email-forms/endpoints';
import {
  requestStudentCodeReplySchema,
  requestStudentCodeSchema,
  claimStudentCodeReplySchema,
  studentTokenSchema,
} from '@tidegate/contracts/api/email-forms/schemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { visitorAddress } from '../../plugins/visitorAddress';
import type { StudentService } from './studentService';

export function studentRoutes(service: StudentService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      requestStudentCodePath,
      {
        schema: {
          body: requestStudentCodeSchema,
          response: { 200: requestStudentCodeReplySchema },
        },
      },
      async (request) => {
        await service.request(request.body, visitorAddress(request));
        return succeed(null);
      },
    );

    app.post(
      claimStudentCodePath,
      { schema: { body: studentTokenSchema, response: { 200: claimStudentCodeReplySchema } } },
      async ({ body }) => succeed(await service.claim(body.token)),
    );
  };
}
