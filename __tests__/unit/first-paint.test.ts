import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
// @ts-expect-error: the server's scripts are JavaScript without types
import { classesIn, parseStyles, withoutUnused } from "@/scripts/support/critical-css.mjs"
// @ts-expect-error: the server's scripts are JavaScript without types
import { withFirstPaint } from "@/scripts/support/first-paint.mjs"

const css = [
  "@layer a,b;",
  "@layer b{.card{color:red}.card:hover{color:blue}.sm\\:w-1\\/2,.gone{width:50%}.gone{top:0}}",
  "@media (min-width:40rem){.wide{width:1px}.card .inner{left:0}}",
  "@media (hover:hover){.card{color:blue}}",
  '@font-face{font-family:X;src:url("../media/x.woff2")}',
  '@font-face{font-family:Y;src:local("Arial")}',
  "body:not(.gone){margin:0}",
  '.card{background:url("../media/c.svg")}',
].join("")

test("the first paint gets the rules of the elements in the document, in their order", () => {
  const classes = classesIn(`<p class="card sm:w-1/2"></p><script>"class=\\"gone\\""</script>`)
  expect(parseStyles(css)(classes)).toBe(
    [
      "@layer a,b;",
      "@layer b{.card{color:red}.sm\\:w-1\\/2{width:50%}}",
      '@font-face{font-family:Y;src:local("Arial")}',
      "body:not(.gone){margin:0}",
      '.card{background:url("../media/c.svg")}',
    ].join(""),
  )
})

test("a class name is compared as it is written in HTML", () => {
  const classes = classesIn(`<p class="[&amp;_svg]:size-4 @max-[30rem]:block"></p>`)
  const rules = ".\\[\\&_svg\\]\\:size-4 svg{width:1rem}.\\@max-\\[30rem\\]\\:block{display:block}"
  expect(parseStyles(rules)(classes)).toBe(rules)
})

test("classes in brackets count where a selector has no alternative", () => {
  const has = (...names: string[]) => parseStyles(rules.join(""))(new Set(names))
  const rules = [
    ":where(.stack>:not(:last-child)){margin:0}",
    ":is(.a,.b) p{color:red}",
    "p:not(.gone){top:0}",
    "p:not(:is(.gone)){left:0}",
    ":is(.peer:is(:where(.near):checked~*)>*){right:0}",
  ]
  expect(has()).toBe(rules.slice(1, 4).join(""))
  expect(has("stack", "peer")).toBe(rules.slice(0, 4).join(""))
  expect(has("peer", "near")).toBe(rules.slice(1).join(""))
})

test("custom properties come only if something uses them", () => {
  const used = ":root{--a:1px;--b:calc((1px + var(--a)) * 2);--c:var(--b)}@property --e{syntax:'*';inherits:false}"
  const unused = ':root{--x:url(data:a;base64,b);--y:"};";--z:3}@property --w{syntax:"*";inherits:false}'
  const html = '<p style="width:var(--c);--own:1;color:var(--e)">'
  expect(withoutUnused(used + unused, html)).toBe(`${used}:root{}`)
})

const link = `<link rel="stylesheet" href="/_next/static/chunks/a1.css" nonce="n" data-precedence="next"/>`
const script = `<script src="/_next/static/chunks/b2.js" async="" nonce="n"></script>`
const shell = `<html><head>${link}${script}<title>T</title></head><body><p class="card">Text é</p>`
const hydration = `<script nonce="n">(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`

describe("a served document", () => {
  let dist: string
  let server: Server
  let handle: RequestListener
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = (headers: Record<string, string> = {}, path = "/") =>
    fetch(url() + path, { headers: { accept: "text/html", ...headers } })
  const sendPage: RequestListener = (_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8")
    response.flushHeaders()
    const bytes = Buffer.from(shell + hydration)
    const middle = bytes.indexOf("é") + 1
    response.write(bytes.subarray(0, middle))
    response.end(bytes.subarray(middle))
  }

  beforeAll(async () => {
    dist = mkdtempSync(join(tmpdir(), "first-paint-"))
    mkdirSync(join(dist, "static/chunks"), { recursive: true })
    writeFileSync(join(dist, "static/chunks/a1.css"), css)
    const listener = withFirstPaint(dist, ((request, response) => handle(request, response)) as RequestListener)
    server = createServer(listener)
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  })
  beforeEach(() => {
    handle = sendPage
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
    rmSync(dist, { recursive: true })
  })

  test("brings its styles, and asks for scripts and stylesheets after its visible part", async () => {
    const html = await (await get()).text()
    const order = [".card{color:red}", "/_next/static/media/c.svg", "Text é", `<link media="print"`, script, "__next_f"]
    const places = order.map((text) => html.indexOf(text))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(html.indexOf(script)).toBe(html.lastIndexOf(script))
    expect(html).toContain(`<noscript>${link}</noscript>`)
  })

  test("is painted as a whole where its content is centred", async () => {
    const expectation = `<link rel="expect" href="#visible-part" blocking="render"/>`
    expect(await (await get()).text()).not.toContain(expectation)
    handle = (_, response) => {
      response.setHeader("Content-Type", "text/html")
      response.end(shell.replace("<p ", `<p data-paint="whole" `) + hydration)
    }
    const html = await (await get()).text()
    expect(html).toContain(expectation)
    expect(html.indexOf(`id="visible-part"`)).toBeGreaterThan(html.indexOf("Text é"))
  })

  test("has links only once its stylesheets have been loaded", async () => {
    const response = await get()
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? ""
    expect(cookie).toBe("styles=a1")
    const again = await get({ cookie })
    expect([await again.text(), again.headers.getSetCookie()]).toEqual([shell + hydration, []])
  })

  test.each(["br", "gzip", "identity"])("is complete with the encoding %s", async (encoding) => {
    const response = await get({ "accept-encoding": encoding, cookie: "styles=a1" })
    expect(response.headers.get("content-encoding") ?? "identity").toBe(encoding)
    expect(await response.text()).toBe(shell + hydration)
  })

  test("is left alone if it isn't HTML or has no stylesheet", async () => {
    handle = (_, response) => void response.writeHead(201, { "content-type": "application/json" }).end("{}")
    const json = await get()
    expect([json.status, await json.text()]).toEqual([201, "{}"])
    handle = (_, response) => void response.writeHead(503, { "content-type": "text/html" }).end("<p>Closed</p>")
    const closed = await get()
    expect([closed.status, await closed.text()]).toEqual([503, "<p>Closed</p>"])
    handle = (_, response) => void response.writeHead(307, { location: "/login" }).end()
    expect((await fetch(url(), { headers: { accept: "text/html" }, redirect: "manual" })).status).toBe(307)
  })
})
