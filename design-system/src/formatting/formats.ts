import { numberLocale } from './numberLocale';

/** Caches formats, because creating one takes much longer than using it. */
function keepFormats<Options, Format>(create: (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const format = kept.get(key) ?? create(numberLocale(language), options);
    kept.set(key, format);
    return format;
  };
}

export const getNumberFormat = keepFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const getDateFormat = keepFormats(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
