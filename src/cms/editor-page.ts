export const page = (preview: string): string => `<!doctype html>
<html lang="en" data-preview="${preview}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/editor.css">
<script type="module" src="/editor.js"></script>
</head>
<body></body>
</html>
`

/** Nothing comes from the network, and nothing goes there. */
export const policy = (preview: string): string =>
  [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self' blob: data:",
    `frame-src blob: ${preview}`,
    "frame-ancestors 'none'",
  ].join('; ')
