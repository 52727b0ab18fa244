import { createSlice } from '@reduxjs/toolkit';
import type { languageSchema } from '@tidegate/contracts/api/language';
import { useState } from 'react';

export const shared = { createSlice, useState };

export type LanguageSchema = typeof languageSchema;
