import './errors.scss';
/** A document of its own, without messages, layout or services: whatever failed is not needed here. Both languages, as neither is known. */
export function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <title>500 · Lautlos</title>
        <main className="container-xxl">
          <div className="lt-error py-6">
            <p className="code" aria-hidden="true">
              500
            </p>
            <h1 className="h2">An error occurred while showing the error page</h1>
            <p className="text-2 fs-5" lang="de">
              Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.
            </p>
            <p>
              {/* A whole new document: what failed may still be in this one. */}
              <a className="btn btn-primary" href="/">
                Home
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
