/** What the annotation processor adds to a compilation. */
package org.tutti.bench.compilationcost;
