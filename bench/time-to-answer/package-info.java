/** How long it takes, launches included, until a question has its answer. */
package org.tutti.bench.timetoanswer;
