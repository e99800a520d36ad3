import type { NextRequest, NextResponse } from "next/server"
import { isSecure } from "../auth/session"

const development = process.env.NODE_ENV === "development"

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    // WebAssembly reads barcodes in the camera's picture.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${development ? " 'unsafe-eval'" : ""}`,
    // Style attributes hold computed sizes and positions, and can't run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

/** Runs the rest of the middleware with a new nonce. Next adds it to its scripts, and pages read it from `x-nonce`. */
export function withSecurity(request: NextRequest, next: (request: NextRequest) => NextResponse): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64")
  const value = policy(nonce)
  request.headers.set("x-nonce", nonce)
  request.headers.set("content-security-policy", value)
  const response = next(request)
  response.headers.set("content-security-policy", value)
  return response
}

/**
 * The HSTS header, for a year, if `APP_URL` uses HTTPS. scripts/serve.mjs sends it with every response; pages and endpoints
 * send it for servers without that script (`next start`, Vercel).
 */
export const strictTransport = (): Record<string, string> =>
  isSecure() ? { "strict-transport-security": "max-age=31536000" } : {}
