/** How far campaigns that are repeated lie apart, beside single launches that take as long. */
package org.tutti.bench.campaignspread;
