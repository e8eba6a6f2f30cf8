/** Pictures of several campaigns in the order of time. */
package org.tutti.figures.history;
