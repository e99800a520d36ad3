/**
 * A real browser on a busy machine is sometimes late for a reason that lies in neither. A test that fails here is tried once
 * more, and the reporter names it with what failed: it is never silently green.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true })
