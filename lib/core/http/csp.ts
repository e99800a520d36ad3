import type { NextRequest, NextResponse } from "next/server"
import { isSecure } from "../auth/session"

const development = process.env.NODE_ENV === "development"

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    // Style attributes carry computed sizes and positions; they run nothing.
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

/** Runs the rest of the middleware with a fresh nonce, which Next puts on its own scripts and pages read from `x-nonce`. */
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
 * Tells browsers to come back over https only, for a year, where people reach the product so. scripts/serve.mjs sends the
 * same header with everything; without it (`next start`, Vercel) pages and calls carry it.
 */
export const strictTransport = (): Record<string, string> =>
  isSecure() ? { "strict-transport-security": "max-age=31536000" } : {}
