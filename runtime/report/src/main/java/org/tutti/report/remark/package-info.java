/**
 * Whether a campaign may be trusted: a {@link org.tutti.report.remark.Remark} for each kind of
 * problem, the gravest first, in as many words as there is room for.
 */
package org.tutti.report.remark;
