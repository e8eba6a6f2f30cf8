/** What is to be measured: settings and their precedence, message sizes, cells and their order. */
package org.tutti.measure.plan;
