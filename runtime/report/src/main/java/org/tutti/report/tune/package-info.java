/** What tuning a library has found, as text. */
package org.tutti.report.tune;
