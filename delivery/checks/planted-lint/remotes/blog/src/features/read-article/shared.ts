import { createSlice } from '@reduxjs/toolkit';
import type { languageSchema } from '@tidegate/contracts/api/fieldSchemas';
import { useState } from 'react';

export const shared = { createSlice, useState };

export type LanguageSchema = typeof languageSchema;
