import type { Frame, Page } from "playwright-core"

/** A payload that runs logs an error, which fails every browser test (support/browser.ts). */
const code = "console.error('payload ran')"
/** The URL requested by payloads that only track readers. */
const outside = "https://payload.invalid"

const b64 = (text: string) => Buffer.from(text).toString("base64")
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${code}"><script>${code}</script></svg>`
const entities = (text: string) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join("")

/** Texts that try to run or fetch something when shown as HTML, for every text that users write. */
export const payloads: string[] = [
  `<script>${code}</script>`,
  `<ScRiPt>${code}</sCrIpT>`,
  `<script src="${outside}/a.js"></script>`,
  `<scr<script>ipt>${code}</scr</script>ipt>`,
  `<script type="module">${code}</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${code}>"></p></noscript>`,
  `<img src=x onerror="${code}">`,
  `<img src=x onerror=${entities(code)}>`,
  `<IMG """><SCRIPT>${code}</SCRIPT>">`,
  `<img/src=x/onerror=${code}>`,
  `<img src="x:${code}" onerror="eval(src.slice(2))">`,
  `<image src=x onerror="${code}">`,
  `<img srcset="${outside}/a.png 1x" src="data:image/svg+xml;base64,${b64(svg)}">`,
  `<svg onload="${code}"></svg>`,
  `<svg><script>${code}</script></svg>`,
  `<svg><script href="data:text/javascript,${code}"></script></svg>`,
  `<svg><animate onbegin="${code}" attributeName=x dur=1s></animate></svg>`,
  `<svg><a xlink:href="javascript:${code}"><text y=20>here</text></a></svg>`,
  `<svg><use href="data:image/svg+xml;base64,${b64(svg)}#x"></use></svg>`,
  `<svg><foreignObject><iframe src="javascript:${code}"></iframe></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${code}&gt;">`,
  `<math href="javascript:${code}">here</math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${code}>`,
  `<iframe src="javascript:parent.${code}"></iframe>`,
  `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  `<object data="javascript:${code}"></object>`,
  `<object data="data:text/html;base64,${b64(`<script>${code}</script>`)}"></object>`,
  `<embed src="data:text/html;base64,${b64(`<script>${code}</script>`)}">`,
  `<body onload="${code}">`,
  `<input autofocus onfocus="${code}">`,
  `<select autofocus onfocus="${code}"></select>`,
  `<details open ontoggle="${code}"><summary>here</summary></details>`,
  `<video autoplay onloadstart="${code}"><source src=x onerror="${code}"></video>`,
  `<audio src=x onerror="${code}" autoplay></audio>`,
  `<marquee onstart="${code}">here</marquee>`,
  `<div style="animation:x 1s" onanimationstart="${code}">here</div><style>@keyframes x{}</style>`,
  `<p style="background:url(${outside}/a.png);background-image:url('javascript:${code}')">here</p>`,
  `<p style="width:expression(${code});behavior:url(${outside}/a.htc)">here</p>`,
  `<style>@import "${outside}/a.css"; body { background: url(${outside}/b.png) }</style>`,
  `<link rel="stylesheet" href="${outside}/a.css"><link rel="prefetch" href="${outside}/b">`,
  `<base href="${outside}/"><a href="a">here</a>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${code}">`,
  `<meta http-equiv="refresh" content="0;url=${outside}/">`,
  `<a href="javascript:${code}">here</a>`,
  `<a href="jav&#x09;ascript:${code}">here</a>`,
  `<a href=" &#14; javascript:${code}">here</a>`,
  `<a href="JaVaScRiPt:${code}" target="_self">here</a>`,
  `<a href="data:text/html;base64,${b64(`<script>${code}</script>`)}">here</a>`,
  `<a href="vbscript:${code}">here</a>`,
  `<a href="https://example.com" onmouseover="${code}" onfocus="${code}" autofocus>here</a>`,
  `<form action="javascript:${code}"><button formaction="javascript:${code}">here</button></form>`,
  `<isindex type=image src=1 onerror="${code}">`,
  `<template><script>${code}</script></template><slot onslotchange="${code}"></slot>`,
  `<xss id=x tabindex=1 onfocus="${code}" contenteditable></xss>`,
  `<table background="${outside}/a.png"><td background="javascript:${code}">here</table>`,
  `"><script>${code}</script>`,
  `'-${code}-'`,
  `</title></textarea></style></noscript></template><script>${code}</script>`,
  `<!--<img src="--><img src=x onerror=${code}//">`,
  `<![CDATA[<script>${code}</script>]]>`,
  `\u003cscript\u003e${code}\u003c/script\u003e`,
  `{{constructor.constructor("${code}")()}}\${${code}}<%= ${code} %>`,
  `<p id="cookie" name="body">here</p><form id="location" name="top"><input name="attributes"></form>`,
]

const inFrame = (frame: Frame) =>
  frame.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) found.push(`${element.tagName} ${name}`)
        if (
          /^(href|src|action|formaction|data|xlink:href)$/i.test(name) &&
          /^(javascript|vbscript|data:text)/i.test([...value].filter((letter) => letter > " ").join(""))
        )
          found.push(`${element.tagName} ${name}=${value}`)
      }
    }
    return found
  })

/** The elements in a page and its frames that would run code when clicked, focused or shown. */
export const dangers = async (page: Page): Promise<string[]> => (await Promise.all(page.frames().map(inFrame))).flat()
