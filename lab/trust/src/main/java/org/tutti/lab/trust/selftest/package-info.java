/**
 * What can be measured on this machine: an ordinary campaign compares a program with itself (A/A).
 * Any difference that it shows is noise, which determines how small a difference can be detected.
 */
package org.tutti.lab.trust.selftest;
