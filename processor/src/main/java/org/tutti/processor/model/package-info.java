/**
 * What the annotations of one class specify, independent of javac's types wherever the writer does
 * not need them.
 */
package org.tutti.processor.model;
