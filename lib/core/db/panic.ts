/** PGlite's exit status for an ordinary database error, which the engine throws and PGlite handles. */
const ordinaryError = 100

/** The database engine has stopped: a PANIC, an abort, or a crash of its WebAssembly. Only a new process helps. */
export class StorePanic extends Error {
  name = "StorePanic"
}

/** Functions of PGlite's engine that run PostgreSQL's code. */
const entries = [
  "_PostgresMainLoopOnce",
  "_PostgresMainLongJmp",
  "_PostgresSendReadyForQueryIfNecessary",
  "_pgl_pq_flush",
] as const

type Engine = Record<(typeof entries)[number] | "stackRestore", (...args: unknown[]) => unknown>

/**
 * Stops PGlite's engine at its first crash. PGlite ignores every exception except ordinary errors and calls the engine again
 * until it has read its input, which never happens: the process would spin, ignore signals, and use memory that can't be
 * trusted. After the first crash every function throws, even `stackRestore`, which PGlite calls while ignoring exceptions.
 * @param panicked called once with the engine's error; returns the error to throw
 */
export function stopAtPanic(engine: Engine, panicked: (error: unknown) => StorePanic): void {
  let panic: StorePanic | undefined
  const wrap = (run: (...args: unknown[]) => unknown, isOrdinary: (error: unknown) => boolean) => {
    return (...args: unknown[]) => {
      if (panic) throw panic
      try {
        return run(...args)
      } catch (error) {
        if (isOrdinary(error)) throw error
        panic = panicked(error)
        throw panic
      }
    }
  }
  for (const name of entries) {
    const mayFail = name === "_PostgresMainLoopOnce"
    engine[name] = wrap(engine[name], (error) => mayFail && (error as { status?: number }).status === ordinaryError)
  }
  engine.stackRestore = wrap(engine.stackRestore, () => false)
}
