/**
 * The launches of a campaign in its report: outcomes, hosts, clocks, costs, and with what they were
 * made.
 */
package org.tutti.report.launch;
