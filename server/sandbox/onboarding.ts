/** In the place of the provider's own page, on which an owner of an account says who they are. */
export function onboardingPage(link: string): Response {
  const style = `body{margin:0;font:17px/1.5 system-ui,sans-serif;color:CanvasText;background:Canvas;color-scheme:light dark}
main{max-width:440px;margin:12vh auto;padding:0 24px}h1{font-size:26px;line-height:1.2}
button{min-height:48px;margin:0 12px 12px 0;padding:0 20px;font:inherit;cursor:pointer}`
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The sandbox’s accounts</title><style>${style}</style></head><body><main><h1>Here a provider asks who you are.</h1>
<p>This is a sandbox in its place: nobody asks anything, and no money moves.</p>
<form method="post" action="/sandbox/onboarding"><input type="hidden" name="link" value="${link.replace(/\W/g, '')}">
<button name="is_done" value="yes">Finish</button><button name="is_done" value="">Not now</button></form></main></body></html>`
  const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } })
}
