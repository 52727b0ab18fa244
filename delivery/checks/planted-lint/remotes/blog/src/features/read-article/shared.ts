import { createSlice } from '@reduxjs/toolkit';
import { articlePath } from '@tidegate/contracts/api/blog/endpoints';
import type { languageSchema } from '@tidegate/contracts/api/fieldSchemas';
import { useState } from 'react';

export const shared = { articlePath, createSlice, useState };

export type LanguageSchema = typeof languageSchema;
