/** What of a study was found again where it was replicated, as tables. */
package org.tutti.report.replicate;
