/** Maps of a machine as text and as CSV. */
package org.tutti.report.map;
