/**
 * JSON as the record files use it: objects with fields in their order, integers of 64 bits, and
 * arrays of integers that are read without making garbage. Jackson's streaming core does the rest.
 */
package org.tutti.records.json;
