/**
 * What the annotations of one class say, free of javac's types wherever the writer can do without.
 */
package org.tutti.processor.model;
