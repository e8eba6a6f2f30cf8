/** The plan of a launch: settings and their precedence, message sizes, cells and their order. */
package org.tutti.measure.plan;
