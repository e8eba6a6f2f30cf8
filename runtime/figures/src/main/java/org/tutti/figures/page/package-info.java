/**
 * The report as one HTML file: no script, no network, one style sheet in the file. The page is a
 * Mustache template ({@code report.mustache}), which escapes every text; only the pictures, which
 * {@code org.tutti.figures.plot} makes, are put in as they are.
 */
package org.tutti.figures.page;
