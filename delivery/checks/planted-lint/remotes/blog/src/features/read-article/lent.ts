import { createSlice } from '@reduxjs/toolkit';
import type { languageSchema } from '@tidegate/contracts/api/language';
import { useState } from 'react';

export const lent = { createSlice, useState };

export type LanguageSchema = typeof languageSchema;
