/**
 * Results as JSON for other programs, in one documented format ({@code docs/file-formats.md}). A
 * document begins with {@link org.tutti.report.json.ResultDocument}; what occurs in several kinds
 * of documents is written by {@link org.tutti.report.json.ResultParts} alone. Times are in
 * nanoseconds; a field is absent where there is no value.
 */
package org.tutti.report.json;
