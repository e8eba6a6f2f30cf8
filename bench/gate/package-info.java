/**
 * What a gate with confirmation stops and lets pass on a site whose nights differ, whether
 * intervals of quantiles cover, and how soon a history finds a change beside the method of Apache
 * Otava.
 */
package org.tutti.bench.gate;
