/** Local paths and network settings, which never change a result. */
const neutral = [
  /^(PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|TEMP|TMP|HOSTNAME|TERM|COLUMNS|LINES|FORCE_COLOR)$/i,
  /^(https?_proxy|no_proxy|all_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR)$/i,
  /^(LD_LIBRARY_PATH|DISPLAY|XDG_.*|npm_execpath|npm_config_.*|PLAYWRIGHT_BROWSERS_PATH)$/i,
  /^(SystemRoot|windir|ComSpec|PATHEXT|APPDATA|LOCALAPPDATA|USERPROFILE|ProgramFiles.*)$/i,
  /^(DEBUG|TIDEGATE_RUN|GIT_.*)$/,
];

/** May change a result, so their values are inputs of everything that runs. */
const relevant = [
  /^(NODE_ENV|NODE_OPTIONS|CI|TZ|LANG|LANGUAGE|LC_.*|RECORD|ONE_CHARGE_SEEDS|MONEY_SEEDS|TEST_.*)$/,
  /^(PORT|HOST|DATA_DIR|SITE_ENV|SHELL_BUILD|REMOTE_OVERRIDES|TRUSTED_PROXIES|DRAIN_SECONDS)$/,
  /^(OPERATIONS_ADDRESS|OPERATIONS_URL|PRODUCTION_WITHOUT)$/,
  /^(PUBLIC_ORIGIN|PRODUCTION_ORIGIN|DOWNLOAD_ORIGIN|GEOIP_MMDB|MAIL_FROM|CONTACT_INBOX|LOG_LEVEL)$/,
  /^(SECOND_FACTOR_KEY|DATABASE_URL|REDIS_URL|OBJECT_STORE_URL|SMTP_URL|PAYMENT_.*|RECAPTCHA_.*|STUN_.*|AWS_.*)$/,
  /^(STRIPE_.*|PAYPAL_.*|RAZORPAY_.*|HOSTED_PAY_.*|DEPLOY_TOKEN|SITE_URL|CHROMIUM_PATH)$/,
];

function pick(env: NodeJS.ProcessEnv, names: readonly RegExp[]): Record<string, string> {
  const entries = Object.entries(env).flatMap(([name, value]): [string, string][] =>
    value !== undefined && names.some((pattern) => pattern.test(name)) ? [[name, value]] : [],
  );
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}

export function relevantEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  return pick(env, relevant);
}

/** Hides every variable that could change the result of a tool without being one of its inputs. */
export function toolEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  return pick(env, [...neutral, ...relevant]);
}
